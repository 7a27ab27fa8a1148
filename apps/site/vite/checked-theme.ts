import type { HotelTheme } from '@vestibule/ui/theme';
import type { ThemeFault } from '@vestibule/ui/theme/check-theme';
import { runnerImport, type Plugin } from 'vite';
import { missingFaces, type PrintedFaces } from './printed-faces.ts';

/** A file that no compiler need have looked at. */
interface Brand {
  hotelTheme?: HotelTheme;
  hotelPrint?: Partial<PrintedFaces>;
}
interface ThemeRules {
  checkTheme: (theme: HotelTheme | undefined) => ThemeFault[];
}

/**
 * No build has a theme that guests cannot read, or prints with typefaces that are not there: `brandFile`
 * exports them as `hotelTheme` and `hotelPrint`.
 */
export function checkedTheme(brandFile: string): Plugin {
  return {
    name: 'checked-theme',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { module: brand } = await runnerImport<Brand>(brandFile);
      const { module: rules } = await runnerImport<ThemeRules>('@vestibule/ui/theme/check-theme');
      const faults = rules.checkTheme(brand.hotelTheme);
      const lines = faults.map(({ place, message }) => `${place}: ${message}`);
      lines.push(...missingFaces(brand.hotelPrint));
      if (lines.length > 0)
        this.error([`The theme in ${brandFile} is refused.`, ...lines].join('\n'));
    },
  };
}
