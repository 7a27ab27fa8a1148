/** `lucide` has types for its whole index alone; icon by icon nothing else is loaded. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: readonly (readonly [string, Readonly<Record<string, string | number>>])[];
  export default shapes;
}
