import type { ShotName } from '#web/lib/shots.ts';

/** A part of an article: a paragraph, steps in order, or points. */
export type HelpBlock = string | { steps: readonly string[] } | { points: readonly string[] };

/** A way on from an article: to another one, or to the view that it is about. */
export type HelpWay = { text: string; to: string };

/** An article of the Help Center; its id stands in addresses, so it stays. */
export type HelpArticle = {
  id: string;
  title: string;
  body: readonly HelpBlock[];
  ways?: readonly HelpWay[];
  /** A picture of what the article is about. */
  shot?: ShotName;
};

/** All that an article says, for the search. */
export function textOf({ title, body }: HelpArticle): string {
  const texts = body.flatMap((block) => {
    if (typeof block === 'string') return block;
    return 'steps' in block ? block.steps : block.points;
  });
  return [title, ...texts].join(' ');
}
