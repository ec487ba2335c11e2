/** Joins the classes that apply: `classNames('h-control', block && 'w-full')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
