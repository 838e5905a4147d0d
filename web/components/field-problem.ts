/** What a field of the form library takes to show a problem beside itself; nothing where there is none. */
export function problemProps(problem: string | undefined) {
  return { hasError: problem !== undefined, ...(problem !== undefined && { errorMessage: problem }) };
}
