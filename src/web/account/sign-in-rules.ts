import type { signInForm } from '#contract/account/sign-in-form.ts';

/** Loads the validation library only when somebody starts to type. */
export const loadRules = () => import('#contract/account/sign-in-form.ts').catch(() => undefined);

export const signInRules: { '~standard': Pick<(typeof signInForm)['~standard'], 'validate' | 'types'> } = {
  '~standard': {
    async validate(value) {
      const rules = await loadRules();
      // If they did not load, the server validates.
      return rules
        ? rules.signInForm['~standard'].validate(value)
        : { value: value as { email: string; password: string } };
    },
  },
};
