/** Returns the props with which a field shows a problem; none when there is no problem. */
export function problemProps(problem: string | undefined) {
  return { hasError: problem !== undefined, ...(problem !== undefined && { errorMessage: problem }) };
}
