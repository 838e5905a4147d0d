/** Running text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return <span className="detail-text">{text}</span>;
}
