import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/src/web/free-port.ts';
import { openMarionette } from './marionette.ts';
import { startProgram } from './program.ts';
import { openWebDriver, type Session } from './webdriver.ts';

interface Engine {
  name: string;
  /** Debian's packages, each with a file that it brings. */
  packages: Record<string, string>;
  start: () => Promise<Session>;
}

const [miniBrowser = ''] = globSync('/usr/lib/*-linux-gnu/webkit2gtk-4.1/MiniBrowser');

export const engines: Engine[] = [
  {
    name: 'Chromium',
    packages: { chromium: '/usr/bin/chromium', 'chromium-driver': '/usr/bin/chromedriver' },
    start: startChromium,
  },
  { name: 'Firefox', packages: { 'firefox-esr': '/usr/bin/firefox-esr' }, start: startFirefox },
  {
    name: 'WebKit',
    packages: {
      'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
      'libwebkit2gtk-4.1-0': miniBrowser,
      xvfb: '/usr/bin/xvfb-run',
      xauth: '/usr/bin/xauth',
    },
    start: startWebKit,
  },
];

/** A line for each package that an engine lacks. */
export function missingPackages(): string[] {
  return engines.flatMap(({ name, packages }) =>
    Object.entries(packages)
      .filter(([, file]) => !existsSync(file))
      .map(([package_]) => `${name} is not installed: apt-get install ${package_}`),
  );
}

async function startChromium(): Promise<Session> {
  const port = await freePort();
  const program = startProgram('chromedriver', [`--port=${port}`]);
  return openWebDriver(port, program, {
    'goog:chromeOptions': { binary: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox'] },
  });
}

async function startWebKit(): Promise<Session> {
  const port = await freePort();
  const program = startProgram('xvfb-run', [
    '--auto-servernum',
    '--server-args=-screen 0 1600x1000x24',
    'WebKitWebDriver',
    `--port=${port}`,
  ]);
  return openWebDriver(port, program, {
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
}

async function startFirefox(): Promise<Session> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'vestibule-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const program = startProgram('firefox-esr', [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const session = await openMarionette(port, program);
  return {
    send: session.send,
    close: async () => {
      await session.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
