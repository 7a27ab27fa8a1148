import type { Page } from 'playwright';

/** The window of a middling phone. */
export const phoneScreen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** 1.6 Mbit/s down, 0.72 up, 150 ms. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const CPU_SLOWDOWN = 4;

/** A processor four times slower than this machine's. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** That processor, on the line of a middling phone. */
export async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await slowProcessor(page);
}
