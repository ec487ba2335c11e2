import type * as z from 'zod/mini';
import type { ProfessionalForm, professionalForm } from '#contract/team/forms.ts';
import type { useForm } from '#web/ui/use-form.ts';

export type ProfessionalFields = ReturnType<typeof useForm<z.input<typeof professionalForm>, ProfessionalForm>>;
