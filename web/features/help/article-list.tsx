import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { type ShotName, type ShotScreen, type ShotTheme, shotFile, shotSize, shots } from '#web/lib/shots.ts';
import type { HelpArticle, HelpBlock, HelpWay } from './content/article.ts';

/** The articles of a tab, with a table of contents at the top. */
export function ArticleList({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <>
      <nav className="help-contents" aria-label="On this page">
        <ul>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <Link to={paths.help(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {articles.map((article) => (
        <section key={article.id} className="help-article" aria-labelledby={article.id}>
          <h2 id={article.id} tabIndex={-1}>
            {article.title}
          </h2>
          {article.body.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
          {article.ways && <Ways ways={article.ways} />}
          {article.shot && <HelpShot name={article.shot} />}
        </section>
      ))}
    </>
  );
}

function Ways({ ways }: { ways: readonly HelpWay[] }) {
  return (
    <p className="help-ways">
      {ways.map(({ text, to, isDocument = false }) => (
        <Link key={to} to={to} reloadDocument={isDocument}>
          {text}
        </Link>
      ))}
    </p>
  );
}

function keyOf(block: HelpBlock): string {
  if (typeof block === 'string') return block;
  return ('steps' in block ? block.steps : block.points).join();
}

function Block({ block }: { block: HelpBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const texts = 'steps' in block ? block.steps : block.points;
  const List = 'steps' in block ? 'ol' : 'ul';
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}

const dark = '(prefers-color-scheme: dark)';
const wide = '(min-width: 48.0625rem)';

/** A picture of the product as it looks on the reader's own screen, light or dark. */
function HelpShot({ name }: { name: ShotName }) {
  const of = (screen: ShotScreen, theme: ShotTheme) => `/shots/${shotFile(name, screen, theme)}`;
  return (
    <picture className="help-shot">
      <source media={`${wide} and ${dark}`} srcSet={of('desk', 'dark')} {...shotSize('desk')} />
      <source media={wide} srcSet={of('desk', 'light')} {...shotSize('desk')} />
      <source media={dark} srcSet={of('phone', 'dark')} {...shotSize('phone')} />
      <img src={of('phone', 'light')} alt={shots[name].alt} loading="lazy" {...shotSize('phone')} />
    </picture>
  );
}
