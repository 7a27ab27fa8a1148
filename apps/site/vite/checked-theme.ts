import type { HotelTheme, ThemeFault } from '@vestibule/ui/theme';
import { runnerImport, type Plugin } from 'vite';

interface Brand {
  hotelTheme: HotelTheme;
}
interface ThemeRules {
  checkTheme: (theme: HotelTheme) => ThemeFault[];
}

/** No build has a theme that guests cannot read: `brandFile` exports it as `hotelTheme`. */
export function checkedTheme(brandFile: string): Plugin {
  return {
    name: 'checked-theme',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { module: brand } = await runnerImport<Brand>(brandFile);
      const { module: rules } = await runnerImport<ThemeRules>('@vestibule/ui/theme');
      const faults = rules.checkTheme(brand.hotelTheme);
      const lines = faults.map(({ place, message }) => `${place}: ${message}`);
      if (lines.length > 0)
        this.error([`The theme in ${brandFile} is refused.`, ...lines].join('\n'));
    },
  };
}
