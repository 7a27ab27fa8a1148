const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** What is done when the program ends: well, by an error, or by a signal. */
export function putBackAtExit(putBack: () => void): void {
  process.once('exit', putBack);
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => process.exit(code));
  }
}
