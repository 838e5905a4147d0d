import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle, HelpBlock, HelpWay } from './content/article.ts';
import { HelpShot } from './help-shot.tsx';

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
