// What Scala has and our library has not: a program that uses it is not wrong, it is only not supported.
import type { ClassSymbol, Ty } from "../typed.js";
import { isBuiltinTy, numberKind } from "./builtin.js";
import { isInRealPackage, isRealMember, type Kind } from "./real-names.js";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Classes of our library by the kind of their values. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  List: ["Iterable", "Sequence"],
  "::": ["Iterable", "Sequence"],
  Nil: ["Iterable", "Sequence"],
  Vector: ["Iterable", "Sequence"],
  Seq: ["Iterable", "Sequence"],
  IndexedSeq: ["Iterable", "Sequence"],
  Range: ["Iterable", "Sequence"],
  Iterable: ["Iterable"],
  ListBuffer: ["Iterable", "Sequence", "Buffer"],
  ArrayBuffer: ["Iterable", "Sequence", "Buffer"],
  Queue: ["Iterable", "Sequence", "Buffer", "Queue"],
  Stack: ["Iterable", "Sequence", "Stack"],
  Set: ["Iterable", "Set"],
  Map: ["Iterable", "Map"],
  Option: ["Iterable", "Option"],
  Some: ["Iterable", "Option"],
  None: ["Iterable", "Option"],
  Iterator: ["Iterable", "Iterator"],
  Either: ["Either"],
  Left: ["Either"],
  Right: ["Either"],
  Try: ["Try"],
  Success: ["Try"],
  Failure: ["Try"],
  Ordering: ["Ordering"],
  Numeric: ["Ordering"],
  StringBuilder: ["Iterable", "Sequence", "StringBuilder"],
  PartialFunction: ["Function"],
};

/** Whether Scala has a member of that name for values of the type, though our library has not. */
export function lacksMember(type: Ty, name: string): boolean {
  if (type.kind === "class" && isPackageObject(type.of) && isInRealPackage(type.of.path, name) === true) return true;
  return isRealMember("Any", name) || kindsOf(type).some((kind) => isRealMember(kind, name));
}

/** What our library has as an object and Scala as a package. */
function isPackageObject({ kind, inLibrary }: ClassSymbol): boolean {
  return kind === "object" && inLibrary;
}

function kindsOf(type: Ty): readonly Kind[] {
  if (type.kind === "fn") return ["Function"];
  if (type.kind === "tuple") return ["Tuple"];
  if (numberKind(type) !== undefined) return ["Number"];
  if (isBuiltinTy(type, "Boolean")) return ["Boolean"];
  if (isBuiltinTy(type, "String")) return ["Iterable", "Sequence", "String"];
  if (isBuiltinTy(type, "Array")) return ["Iterable", "Sequence", "Array"];
  return type.kind === "class" ? kindsOfClass(type.of) : [];
}

function kindsOfClass(of: ClassSymbol): readonly Kind[] {
  if (inheritsThrowable(of)) return ["Throwable"];
  if (!of.inLibrary || isContractLibrary(of)) return of.parents.flatMap(({ type }) => kindsOfClass(type.of));
  if (of.kind === "object" && !of.isCase) return ["Companion"];
  return KINDS[of.name] ?? of.parents.flatMap(({ type }) => kindsOfClass(type.of));
}

/** The lists of Leon and Stainless have the names of Scala's, and other members. */
function isContractLibrary({ path }: ClassSymbol): boolean {
  return /^(leon|stainless)\./.test(path);
}

function inheritsThrowable(of: ClassSymbol): boolean {
  return of.name === "Throwable" || of.parents.some(({ type }) => inheritsThrowable(type.of));
}

/** Methods that Scala has in more forms than our library. */
const OVERLOADED = words(`
  fill tabulate ofDim concat indexOf lastIndexOf indexWhere lastIndexWhere indexOfSlice lastIndexOfSlice split startsWith
  endsWith format substring replace getBytes copyToArray mkString addString range iterate sliding grouped append insert
  delete remove apply update println print valueOf parseInt toString padTo compareTo contentEquals regionMatches matches
  replaceAll replaceFirst split trim strip combinations prepend remove max min abs round signum toMap to pow getOrElse`);

/** Whether a call with other arguments may be right, though our library has no such method. */
export function lacksForm(owner: unknown, name: string): boolean {
  return isLibraryClass(owner) && OVERLOADED.has(name);
}

function isLibraryClass(owner: unknown): boolean {
  const isClass = typeof owner === "object" && owner !== null && "inLibrary" in owner && "path" in owner;
  return isClass && owner.inLibrary === true && !/^(leon|stainless)\./.test(String(owner.path));
}

const NAMES = words(`
  StringBuilder Stream LazyList BigDecimal System Thread Integer Character Runtime Process Symbol Iterator Fractional
  Integral Equiv PartialOrdering Traversable TraversableOnce IterableOnce printf print readLine readInt readDouble
  readBoolean readChar readLong Console Runnable Comparable CharSequence Number Class Cloneable classOf manifest
  augmentString Manifest ClassManifest valueOf summon Function Dynamic Specializable Enumeration DelayedInit deprecated
  FunctionNN Void ThreadLocal InterruptedException Short Byte specialized throws volatile transient native StrictMath
  Boolean Float AutoCloseable Readable Appendable Override FunctionalInterface`);

/** Names that Scala programs see without an import. */
export function lacksName(name: string): boolean {
  return NAMES.has(name);
}

/** Whether the package has something of that name; `near`: whether ours has something that is spelt almost so. */
export function lacksInPackage(path: string, name: string, near: boolean): boolean {
  if (isContractPackage(path)) return CONTRACTS.has(name);
  return isInRealPackage(path, name) ?? (lacksPackage(path.split(".")) && !near);
}

function isContractPackage(path: string): boolean {
  return /^(leon|stainless)(\.|$)/.test(path);
}

/** What the libraries of contracts have beyond what we have of them. */
const CONTRACTS = words(`
  Bag Real choose forall old snapshot reads modifies ghostExpr freshCopy fresh MutableMap CMap StringMap Rational Ghost ghost extern opaque library partialEval
  induct law inlineOnce opaque pure wrapping keep invariant swap Cell PartialFunction StaticChecks io math proof lang
  collection annotation util equations algebra isabelle testcase mutable synthesis par instrumentation mem invariants string
  solvers eval evaluators grammar monads xlang web state Queue ListSet ConcRope IArray ArrayOps verification termination
  Nat BitVectors sqrt sin cos tan exp log pow floor ceil ListSpecs ListOps indexedAt covcollection PartialFunction concurrent decreases error passes tup specs unfold cover frozen unchecked`);

/** Packages whose imports may bring conversions, which nobody names. */
export function mayConvert(path: readonly string[]): boolean {
  const [first] = path;
  if (first === "java" || first === "javax" || isContractPackage(path.join("."))) return false;
  return first !== "scala" || CONVERTING.test(path.join("."));
}

const CONVERTING =
  /duration|JavaConver|CollectionConverters|process|xml|swing|reflect|parallel|chaining|Implicits|Ordering/;

/** Packages whose imports change nothing here: annotations are kept and mean nothing, language features are on. */
const SILENT = ["scala.annotation", "scala.language", "scala.languageFeature", "scala.beans"];
const PACKAGES = ["scala", "java", "javax", "leon", "stainless", "org", "com", "akka", "cats", "scalaz", "zio"];

export function importNeedsNothing(path: readonly string[]): boolean {
  const whole = path.join(".");
  return SILENT.some((each) => whole === each || whole.startsWith(`${each}.`));
}

/** A package of others, that is mentioned by its whole name. */
export function lacksRoot(name: string): boolean {
  return PACKAGES.includes(name);
}

/** Whether it may well exist, elsewhere. */
export function lacksPackage(path: readonly string[]): boolean {
  return PACKAGES.includes(path[0] ?? "");
}
