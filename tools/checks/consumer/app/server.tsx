import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { load, Page } from './page.js';

const template = readFileSync('dist/index.html', 'utf8');
await load();
const sheet = new ServerStyleSheet();
const page = renderToString(sheet.collectStyles(<Page />));
process.stdout.write(
  template.replace('<!--styles-->', () => sheet.getStyleTags()).replace('<!--page-->', () => page),
);
process.exit(0);
