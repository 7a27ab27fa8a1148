declare module 'virtual:library-icons' {
  interface LibraryIcon {
    name: string;
    shapes: readonly (readonly [string, Readonly<Record<string, string | number>>])[];
    /** The components that import it. */
    usedBy: string[];
  }

  export const icons: LibraryIcon[];
}
