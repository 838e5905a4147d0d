import type { ShotName } from '#web/lib/shots.ts';

/** A part of an article: a paragraph, steps in order, or points. */
export type HelpBlock = string | { steps: readonly string[] } | { points: readonly string[] };

/** A link from an article: to another article, to the view that it describes, or to a public page. */
export type HelpWay = {
  text: string;
  to: string;
  /** A page beside the app, which the browser loads. */
  isDocument?: true;
};

/** An article of the Help Center. Addresses contain its ID, so the ID must not change. */
export type HelpArticle = {
  id: string;
  title: string;
  body: readonly HelpBlock[];
  ways?: readonly HelpWay[];
  /** A picture of what the article describes. */
  shot?: ShotName;
};

/** Returns the complete text of an article, for the search. */
export function textOf({ title, body }: HelpArticle): string {
  const texts = body.flatMap((block) => {
    if (typeof block === 'string') return block;
    return 'steps' in block ? block.steps : block.points;
  });
  return [title, ...texts].join(' ');
}
