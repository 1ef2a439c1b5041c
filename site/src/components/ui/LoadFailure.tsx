type Props = { text: string; onRetry: () => void };

export function LoadFailure({ text, onRetry }: Props) {
  return (
    <div className="load-failure">
      <p role="alert">{text}</p>
      <button className="button button--quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
