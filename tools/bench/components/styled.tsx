import { styled } from 'styled-components';
import { looks } from './looks.ts';
import { run } from './bench-page.tsx';
import type { Elements } from './elements.ts';
import { scenes } from './scenes.tsx';

const elements = Object.entries(looks).map(([name, [tag, style]]) => [
  name,
  styled(tag as 'div')`
    ${style}
  `,
]);

run(scenes(Object.fromEntries(elements) as Elements, {}));
