import type { Question } from './questions.ts';

/** Describes the questions of a page in the vocabulary of schema.org, which search engines read. */
function structuredData(questions: readonly Question[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // A text with "</script>" would end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * The part of a page's head that differs between pages. The canonical address has no host, because the same files are
 * deployed to every stage.
 */
export function PageHead({
  title,
  description,
  path,
  questions = [],
}: {
  title: string;
  description: string;
  path: string;
  questions?: readonly Question[];
}) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <link rel="canonical" href={path} />
      {questions.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", made at the build.
          dangerouslySetInnerHTML={{ __html: structuredData(questions) }}
        />
      )}
    </>
  );
}
