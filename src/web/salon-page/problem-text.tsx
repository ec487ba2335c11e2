/** Why the last change of this card was refused. Always rendered, so that it is read aloud. */
export function ProblemText({ children }: { children: string }) {
  return (
    <p role="alert" className="text-13 font-medium text-danger-text empty:hidden">
      {children}
    </p>
  );
}
