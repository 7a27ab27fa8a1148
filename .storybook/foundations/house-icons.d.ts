declare module 'virtual:house-icons' {
  import type { ComponentType, SVGProps } from 'react';

  interface HouseIcon {
    name: string;
    Icon: ComponentType<SVGProps<SVGSVGElement>>;
    /** The components that import it. */
    usedBy: string[];
  }

  export const icons: HouseIcon[];
}
