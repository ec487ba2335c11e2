import type { ReactNode } from 'react';

const looks = {
  primary: 'border-transparent bg-brand-fill text-on-brand hover:bg-brand-fill-hover',
  secondary: 'border-edge bg-surface text-text shadow-1 hover:bg-subtle dark:bg-raised',
  quiet: 'border-transparent text-text hover:bg-subtle',
  white: 'border-transparent bg-white text-brand-700 hover:bg-brand-100 focus-visible:outline-white',
  glass: 'border-white/35 bg-white/12 text-white hover:bg-white/20 focus-visible:outline-white',
};
const sizes = { normal: 'h-control px-3.5 text-sm sm:px-4', large: 'h-12 px-6 text-base max-sm:w-full' };

/** A plain link: sign-in and sign-up belong to the other build, so the browser itself has to go there. */
export function LinkButton(props: {
  href: string;
  look: keyof typeof looks;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={props.href}
      className={`inline-flex flex-none items-center justify-center whitespace-nowrap rounded-control border font-medium transition-colors ${sizes[props.size ?? 'normal']} ${looks[props.look]} ${props.className ?? ''}`}
    >
      {props.children}
    </a>
  );
}
