/** How a call was refused: its status, and the code of its problem. */
export async function codeOf(response: Response): Promise<[status: number, code: unknown]> {
  const { code } = await response.json();
  return [response.status, code];
}
