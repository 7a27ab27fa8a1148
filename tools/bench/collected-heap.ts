interface Target {
  webSocketDebuggerUrl: string;
}

/** Bytes of the heap of a process with `--inspect` on a port, after what nobody refers to is collected. */
export async function collectedHeap(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];
  if (!target) throw new Error(`Nothing is inspected at ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const read = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { usedSize: number } };
        if (answer.id !== id) return;
        socket.removeEventListener('message', read);
        resolve(answer.result);
      };
      socket.addEventListener('message', read);
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  return usedSize;
}
