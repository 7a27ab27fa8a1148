import { chromium } from 'playwright';
const [, , ids, themes = 'light,dark', width = '1280'] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const theme of themes.split(','))
  for (const id of ids.split(',')) {
    const p = await b.newPage({ viewport: { width: +width, height: 900 } });
    p.on('console', (m) => {
      if (['error', 'warning'].includes(m.type()))
        console.log(id, theme, m.type(), m.text().slice(0, 250));
    });
    p.on('pageerror', (e) => console.log(id, theme, 'pageerror', String(e).slice(0, 200)));
    p.on('response', (r) => {
      if (r.status() >= 400) console.log(r.status(), r.url());
    });
    const mode = id.endsWith('--docs') ? 'docs' : 'story';
    const url =
      id === 'MANAGER'
        ? `http://localhost:3120/storybook/?path=/docs/foundations-colour--docs&globals=theme:${theme}`
        : `http://localhost:3120/storybook/iframe.html?viewMode=${mode}&id=${id}&globals=theme:${theme}`;
    await p.goto(url, { timeout: 60000 });
    try {
      await p.waitForSelector(
        id === 'MANAGER' ? 'iframe' : mode === 'docs' ? '.sbdocs-content' : '#storybook-root > *',
        { timeout: 60000 },
      );
    } catch {
      console.log(id, 'timeout');
    }
    await p.waitForTimeout(id === 'MANAGER' ? 8000 : 4000);
    const wide =
      id === 'MANAGER'
        ? ''
        : await p.evaluate(() =>
            [document.documentElement.scrollWidth, document.documentElement.clientWidth].join('/'),
          );
    console.log(id, theme, wide);
    await p.screenshot({
      path: `/tmp/shot-${id}-${theme}-${width}.png`,
      fullPage: id !== 'MANAGER',
    });
    await p.close();
  }
await b.close();
