/** Shows the server's notice about a disputed payment. */
export function DisputeNotice({ text }: { text: string }) {
  return (
    <section className="subscription-card subscription-due" aria-labelledby="disputed">
      <h2 id="disputed">A disputed payment</h2>
      <p>{text}</p>
    </section>
  );
}
