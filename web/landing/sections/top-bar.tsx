import { productName } from '#web/app/product.ts';
import { Emblem } from '#web/components/emblem.tsx';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { anchors } from '../anchors.ts';
import { ButtonLink } from '../button-link.tsx';

/** Name, links to the sections, and sign-up buttons. On a phone the links fold into a menu (`menu.ts`). */
export function TopBar() {
  return (
    <header className="top-bar">
      <div className="width top-bar-row">
        <a href="#top" className="brand">
          <Emblem size={40} />
          <span>{productName}</span>
        </a>
        <nav id="menu" className="menu" aria-label="Main">
          <ul>
            {anchors.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href={paths.login}>LOG IN</ButtonLink>
        </nav>
        <ButtonLink href={paths.register} primary>
          SIGN UP
        </ButtonLink>
        <button
          type="button"
          id="menu-button"
          className="menu-button"
          aria-expanded="false"
          aria-controls="menu"
        >
          <span className="menu-open">
            <Icon name="menu" size={24} />
          </span>
          <span className="menu-close">
            <Icon name="close" size={24} />
          </span>
          <span className="visually-hidden">Menu</span>
        </button>
      </div>
    </header>
  );
}
