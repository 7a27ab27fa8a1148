/** Why a form was refused, in the guest's words. A call's failure fits as it is. */
export interface FormProblem {
  /** The problem's code, when the reply named one. */
  code?: string;
  message: string;
  /** What is wrong at which field. */
  fields?: Record<string, string>;
}
