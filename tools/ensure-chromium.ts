import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Text falls back to these, as wide as Arial and Times, until the site's own fonts have come. */
const liberationFonts = '/usr/share/fonts/truetype/liberation';

/** The browser that stories and journeys run in, and fonts that guests have; installed when missing. */
export function ensureChromium(): string {
  if (canInstallPackages() && !existsSync(liberationFonts)) installPackages(['fonts-liberation']);
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const found = named ?? findChromium();
  if (found) return found;
  install();
  const now = findChromium();
  if (!now) throw new Error('No Chromium was found or installed; name one by CHROMIUM_PATH.');
  return now;
}

function findChromium(): string | undefined {
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}

function install() {
  process.stdout.write('Installing Chromium …\n');
  if (canInstallPackages()) {
    installPackages(['chromium']);
    return;
  }
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright'));
  run(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium']);
}

function canInstallPackages(): boolean {
  return process.geteuid?.() === 0 && isDebian();
}

function installPackages(names: string[]) {
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}

function run(command: string, args: string[]) {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Ubuntu's package `chromium` is a wrapper around snap, which containers do not have. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

if (import.meta.main) process.stdout.write(`${ensureChromium()}\n`);
