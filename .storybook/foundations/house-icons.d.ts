declare module 'virtual:house-icons' {
  interface HouseIcon {
    name: string;
    shapes: readonly (readonly [string, Readonly<Record<string, string | number>>])[];
    /** The components that import it. */
    usedBy: string[];
  }

  export const icons: HouseIcon[];
}
