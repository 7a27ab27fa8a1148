declare module 'virtual:type-values' {
  import type { TypeValues } from './type-values.js';

  const values: TypeValues;
  export default values;
}
