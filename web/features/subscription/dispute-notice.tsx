/** Says what a payment that was disputed at the bank means for the plan, in the server's words. */
export function DisputeNotice({ text }: { text: string }) {
  return (
    <section className="subscription-card subscription-due" aria-labelledby="disputed">
      <h2 id="disputed">A disputed payment</h2>
      <p>{text}</p>
    </section>
  );
}
