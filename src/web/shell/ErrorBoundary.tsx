import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

type ErrorBoundaryProps = {
  /** The current location: a new one tries again. */
  at?: unknown;
  /** Shown instead of the error: nothing, for what a page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
};

type State = {
  at: unknown;
  failure: { error: unknown } | undefined;
};

/** Shows an error where its content throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { at: this.props.at, failure: undefined };

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): State {
    return at === state.at ? state : { at, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (!failure) return children;
    return fallback === undefined ? <RouteError error={failure.error} /> : fallback;
  }
}
