/** A build may stand under any address; its fonts stand beside it. */
export const fontsUrl = import.meta.env.PROD ? './fonts/' : '/fonts/';
