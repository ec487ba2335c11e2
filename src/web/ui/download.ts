/** Safari reads a file only some time after it was asked for. */
const LONG_ENOUGH = 60_000;

/** Saves a file among the visitor's downloads, under its own name. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH);
}
