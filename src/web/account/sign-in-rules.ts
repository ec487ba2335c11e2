import type { signInForm } from '#contract/account/sign-in-form.ts';

/** Rules bring a validation library, and the page can be seen without it: they come when somebody begins to type. */
export const loadRules = () => import('#contract/account/sign-in-form.ts').catch(() => undefined);

export const signInRules: { '~standard': Pick<(typeof signInForm)['~standard'], 'validate' | 'types'> } = {
  '~standard': {
    async validate(value) {
      const rules = await loadRules();
      // Where they did not come the server says what is wrong, if it can be reached at all.
      return rules
        ? rules.signInForm['~standard'].validate(value)
        : { value: value as { email: string; password: string } };
    },
  },
};
