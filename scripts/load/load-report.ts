import { quantile } from '../bench/quantile.ts';
import { type Measured, routesOfSession } from './session.ts';

const columns = ['route', 'requests', 'per second', 'failed', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms'];

function row(name: string, answers: readonly Measured[], seconds: number): string[] {
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ status }) => status >= 400).length;
  const at = (share: number) => quantile(times, share).toFixed(0);
  return [
    ...[name, String(answers.length), (answers.length / seconds).toFixed(1), String(failed)],
    ...[at(0.5), at(0.9), at(0.99), at(1)],
  ];
}

/** Returns throughput, failures, and percentiles by route as a table for the terminal. */
export function loadTable(answers: readonly Measured[], seconds: number): string {
  const rows = [
    columns,
    ...routesOfSession.map((route) =>
      row(
        route,
        answers.filter((response) => response.route === route),
        seconds,
      ),
    ),
    row('all', answers, seconds),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
