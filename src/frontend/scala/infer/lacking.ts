// What Scala has and our library has not: a program that uses it is not wrong, it is only not supported.
import type { ClassSymbol, Ty } from "../typed.js";
import { isBuiltinTy, numberKind } from "./builtin.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const EVERYWHERE = words("getClass synchronized wait notify notifyAll finalize clone");

const COLLECTIONS = words(`
  ++: /: :\\ addString aggregate andThen applyOrElse apply buffered collect collectFirst combinations compose concat
  containsSlice copyToArray corresponds default distinctBy drop dropRight dropWhile duplicate empty endIndex filterNot
  flatten fold foldRight groupBy groupMap groupMapReduce grouped indexOf indexOfSlice indexWhere init inits iterator
  knownSize lastIndexOfSlice lazyZip length lengthCompare lengthIs lift linesIterator mapConserve mapInPlace maxByOption
  minByOption orElse orNull padTo par partition partitionMap patch permutations prefixLength product productArity
  productElement productIterator reduceOption removedAll reverseIterator reverseMap runWith sameElements scan scanLeft
  scanRight search segmentLength seq sizeIs slice sliding sortInPlace span splitAt startIndex subsets sum tail tails take
  takeRight takeWhile tapEach to toBuffer toIndexedSeq toIterable toIterator toLazyList toMap toStream toTraversable
  transform transpose unfold union unzip unzip3 updatedWith view withDefault withDefaultValue zip zipAll zipWithIndex
  zipped`);

const TEXTS = words(`
  chars codePointAt codePoints contentEquals format formatLocal formatted getBytes indent intern isBlank join lines
  linesWithSeparators matches r regionMatches repeat replaceAll replaceAllLiterally replaceFirst strip stripIndent
  stripLeading stripLineEnd stripMargin stripTrailing subSequence toBooleanOption toByte toDoubleOption toFloat
  toLongOption toShort valueOf`);

const NUMBERS = words(`
  &~ asDigit bitCount bitLength byteValue clearBit compareTo doubleValue flipBit floatValue getNumericValue getType
  intValue isControl isNegInfinity isPosInfinity isProbablePrime isTitleCase isValidByte isValidInt isValidLong isWhole
  longValue lowestSetBit modInverse modPow reverseBytes round setBit shortValue signum testBit to toBinaryString
  toDegrees toHexString toOctalString toRadians toTitleCase until`);

const OBJECTS = words(`
  canBuildFrom concat continually copy fill from iterate newBuilder probablePrime random range single tabulate ulp
  unfold`);

const EITHER = words("cond joinLeft joinRight merge filterToOption");
const THROWABLES = words("addSuppressed fillInStackTrace getStackTrace getSuppressed initCause setStackTrace");

const CONTAINERS = words("List :: Nil Vector Seq IndexedSeq Iterable Set Map Option Some None Range Iterator Array");

/** Whether Scala has a member of that name for values of the type, though our library has not. */
export function lacksMember(type: Ty, name: string): boolean {
  if (EVERYWHERE.has(name)) return true;
  if (type.kind === "fn") return ["curried", "tupled", "lift", "unlift"].includes(name);
  if (type.kind === "tuple") return ["productIterator", "productArity", "productElement", "zipped"].includes(name);
  if (numberKind(type) !== undefined) return NUMBERS.has(name);
  if (isBuiltinTy(type, "String")) return TEXTS.has(name) || COLLECTIONS.has(name);
  return type.kind === "class" && lacksMethod(type.of, name);
}

function lacksMethod(of: ClassSymbol, name: string): boolean {
  if (!of.inLibrary) return inheritsThrowable(of) && THROWABLES.has(name);
  if (inheritsThrowable(of)) return THROWABLES.has(name);
  if (of.kind === "object" && !of.isCase) return OBJECTS.has(name);
  if (["Either", "Left", "Right"].includes(of.name)) return EITHER.has(name);
  return CONTAINERS.has(of.name) && COLLECTIONS.has(name);
}

function inheritsThrowable(of: ClassSymbol): boolean {
  return of.name === "Throwable" || of.parents.some(({ type }) => inheritsThrowable(type.of));
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
