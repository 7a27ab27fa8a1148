import { looks, type Look } from './looks.ts';
import { run } from './bench-page.tsx';
import type { Elements } from './elements.ts';
import { scenes } from './scenes.tsx';

const names = Object.keys(looks) as Look[];
const sheet = document.head.appendChild(document.createElement('style'));
sheet.textContent = names.map((name) => `.${name} { ${looks[name][1]} }`).join('\n');

const tags = Object.fromEntries(names.map((name) => [name, looks[name][0]]));
const classes = Object.fromEntries(names.map((name) => [name, name]));

run(scenes(tags as Elements, classes));
