import { placeholders, supportPart } from '#shared/fill-page.ts';
import { Part } from '../landing/part.tsx';

/** The operator's name and postal address, and the support address if the stage has one. */
export function Operator() {
  return (
    <p className="address">
      <strong>{placeholders.operatorName}</strong>
      <br />
      {placeholders.operatorAddress}
      <Part name={supportPart}>
        <br />
        <a href={`mailto:${placeholders.supportEmail}`}>{placeholders.supportEmail}</a>
      </Part>
    </p>
  );
}

/** A table of two columns, each row with its own heading. */
export function Facts({ heads, rows }: { heads: [string, string]; rows: readonly [string, string][] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([subject, fact]) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            <td>{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
