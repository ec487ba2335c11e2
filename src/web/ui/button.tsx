import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ComponentProps, cloneElement, createElement, type MouseEvent, type ReactElement } from 'react';
import { classNames } from './class-names.ts';

const variants = {
  primary: 'border-transparent bg-brand-fill text-on-brand hover:bg-brand-fill-hover',
  secondary: 'border-edge bg-raised shadow-1 hover:bg-subtle',
  ghost: 'border-transparent text-muted hover:bg-subtle hover:text-text',
  danger: 'border-transparent text-danger-text hover:bg-danger-bg',
};

const heights = { sm: 'h-8 max-md:h-11', md: 'h-control', lg: 'h-12' };
/** A full-width button wraps into a second line where there is little room. */
const leastHeights = { sm: 'min-h-8 max-md:min-h-11', md: 'min-h-control', lg: 'min-h-12' };
const squares = { sm: 'size-8 max-md:size-11', md: 'size-control', lg: 'size-12' };
const paddings = { sm: 'px-3 text-13 max-md:text-sm', md: 'px-4 text-sm max-md:text-base', lg: 'px-6 text-base' };

type Look = { variant?: keyof typeof variants; size?: keyof typeof heights; block?: boolean };

const shape =
  'inline-flex flex-none items-center justify-center gap-2 rounded-control border font-medium transition-colors select-none';
const off = 'cursor-not-allowed border-transparent bg-subtle text-placeholder';

function look({ variant = 'secondary', size = 'md', block }: Look, disabled?: boolean) {
  const room = block ? `w-full py-1 text-center ${leastHeights[size]}` : `whitespace-nowrap ${heights[size]}`;
  return classNames(shape, disabled ? off : variants[variant], room, paddings[size]);
}

export type ButtonProps = Look & {
  icon?: LucideIcon;
  /** Keeps the button's place and focus, shows a spinner and ignores further presses. */
  loading?: boolean;
  /** Cannot work yet, but can be focused and pressed: the page then says what is missing. */
  blocked?: boolean;
} & ComponentProps<'button'>;

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, loading, blocked, className, disabled, children, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      // A disabled element would lose the focus, so a loading button is only aria-disabled.
      disabled={disabled}
      aria-disabled={loading || blocked || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignorePress : button.onClick}
      className={classNames(
        look({ variant, size, block }, disabled || blocked),
        loading && 'cursor-progress',
        className,
      )}
    >
      <ButtonIcon icon={icon} loading={loading} />
      {children}
    </button>
  );
}

/** Also stops a submit button from sending the form a second time. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

type ButtonLinkProps = Look & { icon?: LucideIcon; render?: ReactElement<ComponentProps<'a'>> } & ComponentProps<'a'>;

/** A link that looks like a button: `<ButtonLink render={<Link to={paths.signup} />}>`, or with a plain `href`. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, render = createElement('a'), className, children, ...link } = props;
  return cloneElement(
    render,
    { ...link, className: classNames(look({ variant, size, block }), className) },
    <ButtonIcon icon={icon} />,
    children,
  );
}

function ButtonIcon({ icon: Icon, loading }: { icon?: LucideIcon; loading?: boolean }) {
  if (loading) return <LoaderCircle aria-hidden className="-ml-0.5 size-4.5 animate-spin" />;
  return Icon ? <Icon aria-hidden strokeWidth={1.75} className="-ml-0.5 size-4.5 flex-none" /> : null;
}

type IconButtonProps = Omit<Look, 'block'> & {
  icon: LucideIcon;
  label: string;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'>;

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, variant = 'ghost', size = 'md', className, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      className={classNames(shape, button.disabled ? off : variants[variant], squares[size], className)}
    >
      <Icon aria-hidden strokeWidth={1.75} className={size === 'sm' ? 'size-4' : 'size-5'} />
    </button>
  );
}
