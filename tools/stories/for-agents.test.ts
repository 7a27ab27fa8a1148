import { expect, test } from 'vitest';
import config from '../../.storybook/main.ts';

test('Storybook answers agents over MCP, from the manifest of its components', () => {
  expect(config.addons).toContain('@storybook/addon-mcp');
  expect(config.features).toMatchObject({ componentsManifest: true });
});
